import { isBuiltin } from 'node:module'
import type { Project } from './resolve.ts'

/**
 * The import law: `domain` <- `sync`, `api`, `ui` <- `activity` <- `features` <- `app`; `server` -> `domain` only. A
 * place is a top folder in terms of the law; each feature is a place of its own.
 */
export type Layer =
  | { kind: 'domain' | 'sync' | 'api' | 'ui' | 'activity' | 'app' | 'server' | 'support' | 'outside' }
  | { kind: 'feature'; name: string }

type Kind = Layer['kind']

const mayImport: Record<Kind, readonly Kind[]> = {
  domain: ['domain'],
  api: ['api', 'domain'],
  // The outbox sends the documented calls, so sync may import the client of the API.
  sync: ['sync', 'api', 'domain'],
  ui: ['ui', 'domain'],
  activity: ['activity', 'ui', 'sync', 'api', 'domain'],
  feature: ['feature', 'activity', 'ui', 'sync', 'api', 'domain'],
  app: ['app', 'feature', 'activity', 'ui', 'sync', 'api', 'domain'],
  server: ['server', 'domain'],
  support: ['support', 'server', 'app', 'feature', 'activity', 'ui', 'sync', 'api', 'domain', 'outside'],
  outside: ['outside', 'support', 'server', 'app', 'feature', 'activity', 'ui', 'sync', 'api', 'domain'],
}

const why: Record<Kind, string> = {
  domain: 'One rule serves button, resolver and projection, so it knows nothing but plain data and yjs.',
  api: 'The client of the API knows the calls, not who makes them or what is done with the answer.',
  sync: 'Documents and outbox serve every feature, so they know none, and no view.',
  ui: 'A shared view takes what it shows as props; what fetches it is the business of the feature.',
  activity: 'What kinds of activities share knows none of them, or each new kind would change it.',
  feature:
    'What two features share moves to domain, ui or activity; the routes in app put features together.',
  app: 'The browser talks to the server over the network only; nothing of it may end up in a bundle.',
  server: 'The server shares the domain with the browser and nothing else: the rest is screens.',
  support: '',
  outside: '',
}

/** Floors of the server, the lowest first: no folder imports one that stands after it. */
const serverFloors = ['tick', 'commands', 'context', 'activities', 'rest', 'graphql']

const domainPackages = ['yjs', 'fractional-indexing']
const testPackages = ['vitest', 'fast-check']
const notInBrowser = ['graphql', '@supabase/supabase-js', '@hocuspocus/server', 'pg', 'ws', 'hono', 'pino']
const notOnServer = ['react', 'react-dom', 'react-router-dom', 'zustand', '@hocuspocus/provider', 'idb']

/** @param path from the project's root, with slashes, such as `src/features/plan/Cell.tsx` */
export function layerOf(path: string): Layer {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'server') return { kind: 'server' }
  if (top === 'tests') return { kind: ['support', 'activities'].includes(second) ? 'support' : 'outside' }
  if (top !== 'src') return { kind: 'outside' }
  if (second === 'features') return { kind: 'feature', name: third }
  if (isLayer(second)) return { kind: second }
  return { kind: 'outside' }
}

const layers = ['domain', 'sync', 'api', 'ui', 'activity', 'app'] as const

function isLayer(name: string): name is (typeof layers)[number] {
  return (layers as readonly string[]).includes(name)
}

/** The mistake in one file importing another, as a sentence with the reason; nothing when it is allowed. */
export function fileMistake(fromPath: string, toPath: string): string | undefined {
  const from = layerOf(fromPath)
  const to = layerOf(toPath)
  if (to.kind === 'support' && isTest(fromPath)) return undefined
  const isOtherFeature = from.kind === 'feature' && to.kind === 'feature' && from.name !== to.name
  if (from.kind === 'server' && to.kind === 'server') return floorMistake(fromPath, toPath)
  if (mayImport[from.kind].includes(to.kind) && !isOtherFeature) return undefined
  return `${nameOf(from)} must not import ${nameOf(to)}. ${why[from.kind]}`
}

function floorMistake(fromPath: string, toPath: string): string | undefined {
  const [from = '', to = ''] = [fromPath, toPath].map((path) => path.split('/')[1])
  const isHigher = serverFloors.includes(from) && serverFloors.indexOf(to) > serverFloors.indexOf(from)
  // The types that are made out of the schema name the parents of every floor.
  if (!isHigher || toPath.endsWith('/generated.ts') || isTest(fromPath)) return undefined
  return `server/${from} must not import server/${to}: floors are ${serverFloors.join(' <- ')}. What two share moves down.`
}

/** The same for a package from npm or Node itself. */
export function packageMistake(fromPath: string, specifier: string): string | undefined {
  if (isTest(fromPath)) return undefined
  const { kind } = layerOf(fromPath)
  if (kind === 'support' || kind === 'outside') return undefined
  const name = packageName(specifier)
  if (kind === 'domain' && !domainPackages.includes(name))
    return `domain imports ${domainPackages.join(' and ')} only, not ${name}. ${why.domain}`
  if (kind === 'server' && (notOnServer.includes(name) || name.startsWith('@mantine/')))
    return `server must not import ${name}. ${why.server}`
  if (kind !== 'server' && (specifier.startsWith('node:') || notInBrowser.includes(name)))
    return `${specifier} has no place in a browser: it is missing there, or too large for a participant's phone.`
  if (testPackages.includes(name)) return `${name} is for tests only.`
  return undefined
}

/** Whether the server would lack a package where only runtime dependencies are installed. */
export function missingMistake(
  fromPath: string,
  specifier: string,
  { dependencies }: Pick<Project, 'dependencies'>,
): string | undefined {
  const { kind } = layerOf(fromPath)
  if (isTest(fromPath) || (kind !== 'server' && kind !== 'domain')) return undefined
  const name = packageName(specifier)
  // Vite serves the pages in development only, and is imported only then.
  if (isBuiltin(name) || dependencies.has(name) || name === 'vite') return undefined
  return `${name} is not among the dependencies of package.json: npm ci --omit=dev would leave it out.`
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

function nameOf(layer: Layer): string {
  if (layer.kind === 'feature') return `feature ${layer.name}`
  if (layer.kind === 'support') return 'what only tests use'
  if (layer.kind === 'outside') return 'what lies outside src and server'
  return layer.kind
}
