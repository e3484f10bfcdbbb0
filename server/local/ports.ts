import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readIfThere, writePrivateFile } from './privateFiles.ts'

/** Loopback ports; null for one that has not been chosen yet. */
export type Ports = { postgres: number | null; supabase: number | null }

/** The ports of the last start are reused, so that addresses that people noted keep working. */
export async function rememberedPorts(dataDir: string): Promise<Ports> {
  try {
    const kept = JSON.parse((await readIfThere(portsFile(dataDir))) ?? '{}') as Partial<Ports>
    return { postgres: kept.postgres ?? null, supabase: kept.supabase ?? null }
  } catch {
    return { postgres: null, supabase: null } // a convenience only: a damaged file means new ports
  }
}

export async function rememberPorts(dataDir: string, ports: Ports): Promise<void> {
  await writePrivateFile(portsFile(dataDir), JSON.stringify(ports))
}

/** `wanted` when it is free, else another free port of 127.0.0.1. */
export async function freePort(wanted: number | null): Promise<number> {
  const server = createServer()
  try {
    server.listen(wanted ?? 0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  } catch (error) {
    if (wanted === null) throw error
    return await freePort(null)
  } finally {
    server.close()
  }
}

function portsFile(dataDir: string): string {
  return join(dataDir, 'ports.json')
}
