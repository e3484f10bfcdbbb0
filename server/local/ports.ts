import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
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

/**
 * Below the ports that systems give to outgoing connections and to servers on port 0: until a chosen port is listened
 * on, which takes seconds, one of those could take it.
 */
const chosen = { from: 20_000, to: 32_768 }
const mostTries = 50

/** `wanted` when it is free, else another free port of 127.0.0.1. */
export async function freePort(wanted: number | null): Promise<number> {
  if (wanted !== null && (await isFree(wanted))) return wanted
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(chosen.from, chosen.to)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port of 127.0.0.1 between ${chosen.from} and ${chosen.to}`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

function portsFile(dataDir: string): string {
  return join(dataDir, 'ports.json')
}
