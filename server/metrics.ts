import type { Collaboration } from './collaboration/collaboration.ts'
import type { Services } from './services.ts'

/** The server's metrics in the Prometheus text format. */
export function metricsText({ committed, pool, faults }: Services, collaboration: Collaboration): string {
  const { workshops, documents, poisonRows } = committed.sizes()
  const memory = process.memoryUsage()
  const cpu = process.cpuUsage()
  const figures: Record<string, number> = {
    process_resident_memory_bytes: memory.rss,
    process_heap_used_bytes: memory.heapUsed,
    process_cpu_seconds_total: (cpu.user + cpu.system) / 1e6,
    process_uptime_seconds: process.uptime(),
    plenum_rooms: workshops,
    plenum_room_documents: documents,
    plenum_journal_poison_rows: poisonRows,
    plenum_database_connections: pool.totalCount,
    plenum_database_waiting: pool.waitingCount,
  }
  for (const [kind, count] of Object.entries(faults.counts()))
    figures[`plenum_supabase_${kind}_total`] = count
  for (const [name, value] of Object.entries(collaboration.metrics()))
    figures[`plenum_collaboration_${name}`] = value
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('')
}
