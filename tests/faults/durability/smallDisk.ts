import { execFile } from 'node:child_process'
import { open, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { familyOf } from '../start/processes.ts'

const run = promisify(execFile)

/** A disk that a test can fill. */
export interface SmallDisk {
  folder: string
  /** Leaves no disk space for the server with this process id and its database. */
  fill(pid: number): Promise<void>
  empty(pid: number): Promise<void>
  remove(): Promise<void>
}

/** The same, where the whole disk is full for everybody. */
export interface MountedDisk {
  folder: string
  fill(): Promise<void>
  empty(): Promise<void>
  remove(): Promise<void>
}

/**
 * A disk of its own where this account may mount one; else a limit on file sizes of the processes, which fails in the
 * same way.
 */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-disk-'))
  return (await mount(folder, megabytes)) ? mounted(folder) : limited(folder)
}

/** A disk of its own; null where this account may not mount one. */
export async function mountedDisk(megabytes: number): Promise<MountedDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-disk-'))
  if (await mount(folder, megabytes)) return mounted(folder)
  await rm(folder, { recursive: true })
  return null
}

function mount(folder: string, megabytes: number): Promise<boolean> {
  return run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
}

function mounted(folder: string): MountedDisk {
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a')
      try {
        for (let size = 1024 * 1024; size >= 1;) {
          const isFull = await file.write(Buffer.alloc(size)).then(
            ({ bytesWritten }) => bytesWritten < size,
            () => true,
          )
          if (isFull) size = Math.floor(size / 2)
        }
      } finally {
        await file.close()
      }
    },
    empty: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

function limited(folder: string): SmallDisk {
  const limit = async (pid: number, bytes: string) => {
    for (const { pid: each, command } of await familyOf(pid))
      if (command.includes('postgres'))
        await run('prlimit', ['--pid', String(each), `--fsize=${bytes}:`]).catch(() => undefined) // the process has just ended
  }
  return {
    folder,
    fill: (pid) => limit(pid, '65536'),
    empty: (pid) => limit(pid, 'unlimited'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
