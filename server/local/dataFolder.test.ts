import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './dataLock.ts'
import { checkVersion } from './postgresCluster.ts'
import { freePort, rememberPorts, rememberedPorts } from './ports.ts'
import { localSecrets } from './secrets.ts'

const folders: string[] = []
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-data-'))
  folders.push(folder)
})
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))))

test('[O1] a data folder is one holder’s until it is given free', async () => {
  const free = await lockDataFolder(join(folder, 'data'))
  await expect(lockDataFolder(join(folder, 'data'))).rejects.toThrow(`is in use by process ${process.pid}`)
  free()
  const freeAgain = await lockDataFolder(join(folder, 'data'))
  freeAgain()
})

test('[O1] a data folder that cannot be used is named', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(lockDataFolder(join(folder, 'file'))).rejects.toThrow(
    /The data folder .*file cannot be used: .*DATA_DIR/,
  )
})

test('[O5] secrets are made once, long, and for their owner only', async () => {
  const made = await localSecrets(folder)
  expect(new Set(Object.values(made)).size).toBe(4)
  expect(await localSecrets(folder)).toEqual(made)
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('[O2] damaged secrets are not made anew: the database opens with the old ones only', async () => {
  const path = join(folder, 'secrets.json')
  await writeFile(path, '{"databasePassword": "')
  await expect(localSecrets(folder)).rejects.toThrow(`${path} is damaged`)
  expect(await readFile(path, 'utf8')).toBe('{"databasePassword": "')
})

test('[O2] a port is kept from start to start, unless somebody else has it', async () => {
  expect(await rememberedPorts(folder)).toEqual({ postgres: null, supabase: null })
  const port = await freePort(null)
  await rememberPorts(folder, { postgres: port, supabase: null })
  expect((await rememberedPorts(folder)).postgres).toBe(port)
  expect(await freePort(port)).toBe(port)

  const somebody = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => somebody.once('listening', resolve))
  const taken = (somebody.address() as AddressInfo).port
  expect(await freePort(taken)).not.toBe(taken)
  somebody.close()
})

test('[O2] a database of another Postgres is refused before it is touched', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '17\n')
  await expect(checkVersion(folder, '18.4.0')).rejects.toThrow(
    /made by Postgres 17, and Postgres 18 is installed/,
  )
  await expect(checkVersion(folder, '17.9.0')).resolves.toBeUndefined()
})
