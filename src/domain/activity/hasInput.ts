import type { ActivityDocs } from './docs.ts'
import type { ActivityModel } from './model.ts'

/** Whether a copy of an activity with its input has more than one without it. SPEC K4 */
export function hasInput({ copy }: ActivityModel, docs: ActivityDocs): boolean {
  return JSON.stringify(copy.read(docs, 'copy_all')) !== JSON.stringify(copy.read(docs, 'headings_only'))
}
