import { madeKinds } from '#domain/activity/contents.ts'
import { contents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'

/**
 * Which files may name a kind of activity: the kind's own folders, and the registries that list all kinds. All other
 * code asks the model or the face of the activity, so that a new kind changes only its own files and one line in each
 * registry.
 */
const kinds = Object.keys(contents)
const contentValues: readonly string[] = Object.values(contents)
/** Comments are of several kinds. */
const itemNames: readonly string[] = madeKinds.filter((name) => name !== 'comment')

/** The one place on each side that knows all kinds. */
export const registries = [
  'src/app/registries/faces.ts',
  'src/app/registries/choices.ts',
  'src/app/registries/remotes.ts',
  'src/app/registries/sendings.ts',
  'src/domain/activity/models.ts',
  'src/domain/activity/contents.ts',
  'src/domain/workshop/content.ts',
  'src/domain/messages.ts',
  'src/domain/messages/ofDeleted.ts',
  'src/ui/texts/kindText.ts',
  'server/activities/registry.ts',
  'server/activities/templates.ts',
  'scripts/build/kinds.ts',
]

/** Files that say what there is or was: official templates, and entries of earlier versions, as devices hold them. */
const records = ['server/templates/', 'src/sync/outbox/olderEntries.ts']

/** What makes the client, beside its source. */
const build = ['vite.config.ts', 'scripts/bundle-budget.ts', 'scripts/build/']

const why =
  'Ask the model of the activity (src/domain/activity/model.ts) or its face (src/activity/face.ts): a screen or a command that ' +
  'knows a kind by name has to be changed for each new one, and the one that is forgotten fails at run time.'

/**
 * The kind that a file belongs to, by its folder; undefined for shared files.
 *
 * @param path from the project's root, with slashes, such as `src/features/plan/Cell.tsx`
 */
function kindOfFile(path: string): string | undefined {
  const inFolder = /^(?:src\/(?:domain|features)|server\/activities)\/([^/]+)\//.exec(path)
  const beside = /^src\/(?:api\/operations|domain\/messages)\/([a-z]+)/.exec(path)
  return [inFolder?.[1], beside?.[1]].find((name) => name !== undefined && kinds.includes(name))
}

/** Whether a file may name any kind: registries, and tests, which use a kind as an example. */
function mayNameKinds(path: string): boolean {
  const isIn = (places: readonly string[]): boolean => places.some((place) => path.startsWith(place))
  const isProgram = isIn(['src/', 'server/', ...build])
  return !isProgram || /\.test\.tsx?$/.test(path) || registries.includes(path) || isIn(records)
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
 * The mistake in a file that names a kind; nothing in that kind's own folders.
 *
 * @param name as in an address or a content value
 */
export function kindNameMistake(from: string, name: string): string | undefined {
  const own = kindOfFile(from)
  const isOwn = own !== undefined && (name === own || name === contents[own as ActivityKind])
  if (mayNameKinds(from) || isOwn) return undefined
  return `Nothing is named "${name}", or compared with it, outside of the kind's own folders. ${why}`
}

/** The mistake in a text of a shared file: the name of an item, or the path of a file of a kind. */
export function textMistake(from: string, text: string): string | undefined {
  if (mayNameKinds(from) || kindOfFile(from) !== undefined) return undefined
  if (itemNames.includes(text)) return `"${text}" is an item of one kind. ${why}`
  return kindOfFile(text) === undefined ? undefined : kindImportMistake(from, text)
}
