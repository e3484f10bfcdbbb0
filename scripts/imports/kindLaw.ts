import { contents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'

/**
 * Which files may name a kind of activity: the kind's own folders, and the registries that list all kinds. All other
 * code asks the model or the face of the activity, so that a new kind changes only its own files and one line in each
 * registry.
 */
const kinds = Object.keys(contents)
const contentValues: readonly string[] = Object.values(contents)

/** The one place on each side that knows all kinds. */
export const registries = [
  'src/app/registries/faces.ts',
  'src/app/registries/choices.ts',
  'src/app/registries/remotes.ts',
  'src/app/registries/sendings.ts',
  'src/domain/activity/models.ts',
  'server/activities/registry.ts',
  'server/activities/templates.ts',
]

const why =
  'Ask the model of the activity (src/domain/activity/model.ts) or its face (src/activity/face.ts): a screen or a command that ' +
  'knows a kind by name has to be changed for each new one, and the one that is forgotten fails at run time.'

/**
 * The kind that a file belongs to, by its folder; undefined for shared files.
 *
 * @param path from the project's root, with slashes, such as `src/features/plan/Cell.tsx`
 */
function kindOfFile(path: string): string | undefined {
  const folder = /^(?:src\/(?:domain|features)|server\/activities)\/([^/]+)\//.exec(path)?.[1]
  return folder !== undefined && kinds.includes(folder) ? folder : undefined
}

/** Whether a file may name any kind: registries, and tests, which use a kind as an example. */
function mayNameKinds(path: string): boolean {
  const isProgram = path.startsWith('src/') || path.startsWith('server/')
  return !isProgram || /\.test\.tsx?$/.test(path) || registries.includes(path)
}

/** The mistake in an import of a kind's file by a file of another kind or a shared file; nothing when it is allowed. */
export function kindImportMistake(from: string, to: string): string | undefined {
  const kind = kindOfFile(to)
  if (kind === undefined || kindOfFile(from) === kind || mayNameKinds(from)) return undefined
  const own = kindOfFile(from)
  if (own !== undefined)
    return `${own} must not import ${kind}. What two kinds share moves to src/domain/activity or src/activity.`
  return `${to} is ${kind}'s own; its own folders and the registries (${registries.join(', ')}) import it. ${why}`
}

/** Whether a text names a kind, in an activity's address or as the content of its part. */
export function namesKind(text: string): boolean {
  return kinds.includes(text) || contentValues.includes(text)
}

/**
 * The mistake in a file that compares something with the name of a kind; nothing in that kind's own folders.
 *
 * @param name as in an address or a content value
 */
export function kindNameMistake(from: string, name: string): string | undefined {
  const own = kindOfFile(from)
  const isOwn = own !== undefined && (name === own || name === contents[own as ActivityKind])
  if (mayNameKinds(from) || isOwn) return undefined
  return `Nothing is compared with "${name}" outside of the kind's own folders. ${why}`
}
