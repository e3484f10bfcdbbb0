import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { quiet } from '#support/quiet.ts'
import { appSecret } from '../appSecret.ts'
import { closeDataFolder } from './dataFolder.ts'
import { lockDataFolder } from './dataLock.ts'
import { startLocalSupabase } from './localSupabase.ts'
import { checkVersion } from './postgres/postgresCluster.ts'
import { checkOwners } from './postgres/postgresUser.ts'
import { freePort, rememberPorts, rememberedPorts } from './ports.ts'
import { localSecrets } from './secrets.ts'

const folders: string[] = []
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-data-'))
  folders.push(folder)
})
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))))

test('[O1] a data folder has one holder until it is released', async () => {
  const { free } = await lockDataFolder(join(folder, 'data'))
  await expect(lockDataFolder(join(folder, 'data'))).rejects.toThrow(`is in use by process ${process.pid}`)
  free()
  const again = await lockDataFolder(join(folder, 'data'))
  again.free()
})

test('[O2] a start waits for a holder that is stopping', async () => {
  const first = await lockDataFolder(join(folder, 'data'))
  await first.markEnding()
  const second = lockDataFolder(join(folder, 'data'))
  const state = () =>
    Promise.race([second.then(() => 'taken'), new Promise((done) => setImmediate(done, 'waiting'))])
  expect(await state()).toBe('waiting')
  first.free()
  const { free } = await second
  free()
})

test('[O17] the error names a data folder that cannot be made or used', async () => {
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'no-lock/lock'), { recursive: true })
  // In /proc a system says "not found" of a folder that it refuses to make.
  for (const path of [...['file', 'file/below', 'no-lock'].map((name) => join(folder, name)), '/proc/x/y'])
    await expect(lockDataFolder(path), path).rejects.toThrow(
      new RegExp(`The data folder ${path} cannot be used: .*DATA_DIR`),
    )
})

test('[O17] a damaged lock is named and not changed; without a readable note of its holder it locks as well', async () => {
  const path = join(folder, 'lock')
  await writeFile(path, 'somebody’s')
  await expect(lockDataFolder(folder)).rejects.toThrow(`${path} is not the lock of a data folder`)
  expect(await readFile(path, 'utf8')).toBe('somebody’s')
  await rm(path)
  for (const note of ['{"pid": 1', 'null']) {
    await writeFile(join(folder, 'lock.json'), note)
    const { free } = await lockDataFolder(folder)
    await writeFile(join(folder, 'lock.json'), note)
    await expect(lockDataFolder(folder)).rejects.toThrow('is in use by another process. Stop it')
    free()
  }
})

test('[O17] a database that was copied without its owners is named, with the remedy, and not changed', async () => {
  const cluster = join(folder, 'postgres/data')
  await mkdir(cluster, { recursive: true })
  const mine = process.getuid?.() ?? 0
  const account = { uid: mine, gid: mine, name: 'plenum' }
  await writeFile(join(cluster, 'PG_VERSION'), '18')
  await checkOwners(join(folder, 'postgres'), account)
  await expect(checkOwners(join(folder, 'postgres'), { ...account, uid: mine + 1 })).rejects.toThrow(
    /postgres\/data belongs to account number \d+, and Postgres runs as account plenum.*chown -R plenum .*DATA_DIR/,
  )
})

test.runIf(process.getuid?.() === 0)(
  '[O17] root starts nothing with such a database, and changes nothing',
  async () => {
    const cluster = join(folder, 'postgres/data')
    await mkdir(cluster, { recursive: true, mode: 0o755 })
    const start = startLocalSupabase({ dataDir: folder, logger: quiet, sendMail: () => Promise.resolve() })
    await expect(start).rejects.toThrow(/postgres\/data belongs to account number 0/)
    expect((await readdir(folder)).sort()).toEqual(['lock', 'lock.json', 'postgres'])
    const { mode, uid } = await stat(join(folder, 'postgres'))
    expect([mode & 0o777, uid]).toEqual([0o755, 0])
    // Only the outer folder was given back; of what Postgres only reads, the owner does not matter.
    const account = { uid: 1, gid: 1, name: 'daemon' }
    await chown(cluster, account.uid, account.gid)
    const file = join(cluster, 'pg_hba.conf')
    await writeFile(file, '', { mode: 0o600 })
    await expect(checkOwners(join(folder, 'postgres'), account)).rejects.toThrow(/pg_hba\.conf belongs/)
    await chmod(file, 0o644)
    await checkOwners(join(folder, 'postgres'), account)
  },
)

test('[O5] secrets are created once, are long, and are readable by their owner only', async () => {
  const made = await localSecrets(folder, quiet)
  expect(new Set(Object.values(made)).size).toBe(4)
  expect(await localSecrets(folder, quiet)).toEqual(made)
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('[O2] damaged secrets are not replaced: the database opens with the old ones only', async () => {
  const path = join(folder, 'secrets.json')
  await writeFile(path, '{"databasePassword": "')
  await expect(localSecrets(folder, quiet)).rejects.toThrow(`${path} is damaged`)
  expect(await readFile(path, 'utf8')).toBe('{"databasePassword": "')
})

test('[O2] missing secrets beside a database are reported with instructions, and not replaced', async () => {
  await mkdir(join(folder, 'postgres/data'), { recursive: true })
  await expect(localSecrets(folder, quiet)).rejects.toThrow(
    /secrets\.json is missing, and the database in .*postgres\/data opens only with the password in it[^]*backup/,
  )
  await expect(stat(join(folder, 'secrets.json'))).rejects.toThrow('ENOENT')
})

test('[O5] a secret that is too short is refused by name, and not replaced', async () => {
  const keys = { publishableKey: `sb_publishable_${'k'.repeat(43)}`, secretKey: 'sb_secret_' }
  const kept = { databasePassword: 'p'.repeat(43), jwtSecret: 'j'.repeat(43), ...keys }
  await writeFile(join(folder, 'secrets.json'), JSON.stringify(kept))
  await expect(localSecrets(folder, quiet)).rejects.toThrow('secrets.json is damaged or too short')
  for (const text of ['', '\n', 'short', 'x'.repeat(31)]) {
    await writeFile(join(folder, 'app-secret'), text)
    await expect(appSecret({ appSecret: null, dataDir: folder }, quiet)).rejects.toThrow(
      /app-secret holds \d+ characters[^]*at least 32[^]*backup[^]*delete it/,
    )
  }
  await rm(join(folder, 'app-secret'))
  const made = await appSecret({ appSecret: null, dataDir: folder }, quiet)
  expect(await appSecret({ appSecret: null, dataDir: folder }, quiet)).toEqual(made)
})

test('[O5] access of others to secrets is withdrawn and reported', async () => {
  const warnings: unknown[] = []
  const logger = {
    ...quiet,
    warn: (details: object, text: string) => void warnings.push({ ...details, text }),
  }
  await localSecrets(folder, logger)
  await appSecret({ appSecret: null, dataDir: folder }, logger)
  for (const name of ['mail', 'postgres/data', 'files'])
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
  for (const name of ['mail/one.eml', 'postgres/data/PG_VERSION']) await writeFile(join(folder, name), '')
  expect(warnings).toEqual([])
  const modes: Record<string, [loose: number, closed: number]> = {
    'secrets.json': [0o644, 0o600],
    'app-secret': [0o640, 0o600],
    mail: [0o755, 0o700],
    'postgres/data': [0o755, 0o700],
    files: [0o755, 0o700],
    '.': [0o755, 0o700],
  }
  for (const [name, [loose]] of Object.entries(modes)) await chmod(join(folder, name), loose)
  await localSecrets(folder, logger)
  await appSecret({ appSecret: null, dataDir: folder }, logger)
  await closeDataFolder(folder, logger)
  for (const [name, [, closed]] of Object.entries(modes))
    expect((await stat(join(folder, name))).mode & 0o777, name).toBe(closed)
  // Nothing is in `files` yet.
  expect(warnings).toHaveLength(5)
  const text = expect.stringContaining('others could read what is secret here')
  expect(warnings).toContainEqual({ path: join(folder, 'secrets.json'), was: '0644', now: '0600', text })
  expect(await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')).toContain(
    '`others could read what is secret here`',
  )
})

test('[O5] a new folder is closed without a warning: nobody could have read anything', async () => {
  await chmod(folder, 0o755)
  const { free } = await lockDataFolder(folder)
  await closeDataFolder(folder, { warn: () => expect.unreachable() })
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  free()
})

test('[O5] a folder that also holds other things keeps its mode, and what Plenum keeps in it is closed', async () => {
  for (const name of ['files', 'photos']) await mkdir(join(folder, name), { mode: 0o755 })
  await chmod(folder, 0o755)
  await closeDataFolder(folder, quiet)
  const modes = await Promise.all(['.', 'files', 'photos'].map((name) => stat(join(folder, name))))
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o755, 0o700, 0o755])
})

test('[O2] a port is kept across starts, unless another program uses it', async () => {
  expect(await rememberedPorts(folder)).toEqual({ postgres: null, supabase: null })
  const port = await freePort(null)
  await rememberPorts(folder, { postgres: port, supabase: null })
  expect((await rememberedPorts(folder)).postgres).toBe(port)
  expect(await freePort(port)).toBe(port)

  const somebody = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => somebody.once('listening', resolve))
  const taken = (somebody.address() as AddressInfo).port
  const other = await freePort(taken)
  expect(other).not.toBe(taken)
  // Port 0 and outgoing connections get higher ones.
  expect([port, other].every((one) => one >= 20_000 && one < 32_768)).toBe(true)
  somebody.close()
})

test('[O2] a database of another Postgres version is refused before it is touched', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '17\n')
  await expect(checkVersion(folder, '18.4.0')).rejects.toThrow(
    /made by Postgres 17, and Postgres 18 is installed/,
  )
  await expect(checkVersion(folder, '17.9.0')).resolves.toBeUndefined()
})
