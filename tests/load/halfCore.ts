import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Microseconds of CPU time per 100 ms. */
const quota = '50000'
const period = '100000'

/**
 * Limits a process to half a core, by a control group of its own (Linux, version 1 or 2, as root).
 *
 * @returns lifts the limit; call it when the process has ended or may run freely. Null where that does not work.
 */
export function holdToHalfACore(pid: number): (() => void) | null {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu/cpu.cfs_quota_us')
  const parent = isFirstVersion ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup'
  const group = join(parent, `plenum-bench-${pid}`)
  try {
    mkdirSync(group)
    if (isFirstVersion) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), period)
      writeFileSync(join(group, 'cpu.cfs_quota_us'), quota)
    } else {
      writeFileSync(join(group, 'cpu.max'), `${quota} ${period}`)
    }
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
  } catch {
    if (existsSync(group)) rmdirSync(group)
    return null
  }
  return () => {
    writeFileSync(join(parent, 'cgroup.procs'), String(pid))
    rmdirSync(group)
  }
}
