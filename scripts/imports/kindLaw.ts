import { contents } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'

/**
 * What a kind of activity is named by: its own folders, and the registries that put the kinds together. Everything else asks the
 * model or the face of the activity, so that a new kind changes no file but its own and a line in each registry.
 */
const kinds = Object.keys(contents)
const contentValues: readonly string[] = Object.values(contents)

/** Each side's one place that knows all kinds. */
export const registries = [
  'src/app/faces.ts',
  'src/app/choices.ts',
  'src/app/remotes.ts',
  'src/domain/activity/models.ts',
  'server/activities/registry.ts',
  'server/activities/templates.ts',
]

const why =
  'Ask the model of the activity (src/domain/activity/model.ts) or its face (src/activity/face.ts): a screen or a command that ' +
  'knows a kind by name has to be changed for each new one, and the one that is forgotten fails at run time.'

/**
 * The kind that a file belongs to, by its folder; undefined for everything shared.
 *
 * @param path from the project's root, with slashes, such as `src/features/plan/Cell.tsx`
 */
function kindOfFile(path: string): string | undefined {
  const folder = /^(?:src\/(?:domain|features)|server\/activities)\/([^/]+)\//.exec(path)?.[1]
  return folder !== undefined && kinds.includes(folder) ? folder : undefined
}

/** Whether a file may name any kind: registries do, and tests, which take one as an example. */
function mayNameKinds(path: string): boolean {
  const isProgram = path.startsWith('src/') || path.startsWith('server/')
  return !isProgram || /\.test\.tsx?$/.test(path) || registries.includes(path)
}

/** What is wrong with a file of one kind, or of none, importing a file of another; nothing when all is well. */
export function kindImportMistake(from: string, to: string): string | undefined {
  const kind = kindOfFile(to)
  if (kind === undefined || kindOfFile(from) === kind || mayNameKinds(from)) return undefined
  const own = kindOfFile(from)
  if (own !== undefined)
    return `${own} must not import ${kind}. What two kinds share moves to src/domain/activity or src/activity.`
  return `${to} is ${kind}'s own; its own folders and the registries (${registries.join(', ')}) import it. ${why}`
}

/** Whether a text names a kind, as the address of an activity or as the content of its part. */
export function namesKind(text: string): boolean {
  return kinds.includes(text) || contentValues.includes(text)
}

/**
 * What is wrong with a file that compares something with the name of a kind; nothing in that kind's own folders.
 *
 * @param name as an address or a content value has it
 */
export function kindNameMistake(from: string, name: string): string | undefined {
  const own = kindOfFile(from)
  const isOwn = own !== undefined && (name === own || name === contents[own as ActivityKind])
  if (mayNameKinds(from) || isOwn) return undefined
  return `Nothing is compared with "${name}" outside of the kind's own folders. ${why}`
}
