import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

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

/**
 * Postgres opens only files of its own account, and those of a folder that was copied without its owners are another's.
 *
 * @throws naming the first such file, before anything is changed
 */
export async function checkOwners(postgresDir: string, runAs: RunAs): Promise<void> {
  const uid = runAs?.uid ?? process.getuid?.()
  const cluster = join(postgresDir, 'data')
  // Root gives the outer folder to the account by itself.
  for (const path of runAs ? [cluster] : [postgresDir, cluster]) await checkOwner(path)
  const names = await readdir(cluster).catch(() => [])
  for (const name of names) await checkOwner(join(cluster, name))

  async function checkOwner(path: string): Promise<void> {
    const found = await stat(path).catch(() => null)
    if (!found || uid === undefined || found.uid === uid) return
    // Such as a configuration file that root has edited.
    if (found.isFile() && found.mode & 0o004) return
    const account = runAs?.name ?? `number ${uid}`
    throw new Error(
      `${path} belongs to account number ${found.uid}, and Postgres runs as account ${account}, which cannot open it: ` +
        `the folder was copied without its owners, or another account started Plenum before. As root: ` +
        `chown -R ${runAs?.name ?? uid} ${postgresDir}. Or set DATA_DIR to another folder.`,
    )
  }
}

function parseAccounts(passwd: string): NonNullable<RunAs>[] {
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return Number(uid) > 0 && Number(gid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
