import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The processes of this machine whose command line contains a text, without zombies and without this process. */
export async function processesNamed(text: string): Promise<number[]> {
  const all = process.platform === 'linux' ? await fromProc() : await fromPs()
  return all.flatMap(({ pid, command }) => (command.includes(text) && pid !== process.pid ? [pid] : []))
}

type Entry = { pid: number; command: string }

/** Read from /proc directly: small containers have no `ps`. */
async function fromProc(): Promise<Entry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''), // the process has just ended
    })),
  )
}

async function fromPs(): Promise<Entry[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command='], { maxBuffer: 1 << 26 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? []
    return pid && command ? [{ pid: Number(pid), command }] : []
  })
}
