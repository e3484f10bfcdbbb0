import { readFile, stat } from 'node:fs/promises'

/** An account of the machine that runs Postgres; null means the one that runs this process. */
export type RunAs = { uid: number; gid: number; name: string } | null

/** `plenum` first, for installations with an account of that name; the others exist nearly everywhere. */
const candidates = ['plenum', 'postgres', 'nobody']

/**
 * The account that runs Postgres. Postgres refuses to run as root, so root chooses an unprivileged account: the owner
 * of the existing database, else the first of {@link candidates} on this machine.
 *
 * @throws when root finds none
 */
export async function postgresUser(postgresDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'))
  const owner = await stat(postgresDir).catch(() => null)
  if (owner && owner.uid !== 0) {
    const known = accounts.find(({ uid }) => uid === owner.uid)
    if (known) return known
    throw new Error(
      `${postgresDir} belongs to user number ${owner.uid}, which this machine has no account for. ` +
        'Start Plenum as its owner, or give the folder to an account: chown -R <account> <folder>.',
    )
  }
  const chosen = candidates.flatMap((name) => accounts.find((account) => account.name === name) ?? [])[0]
  if (chosen) return chosen
  throw new Error(
    `Postgres refuses to run as root, and this machine has none of the accounts ${candidates.join(', ')} to run ` +
      'it as. Make one (useradd --system plenum) or start Plenum as an ordinary user.',
  )
}

function parseAccounts(passwd: string): NonNullable<RunAs>[] {
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return Number(uid) > 0 && Number(gid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
