import type * as Y from 'yjs'
import type { Stop } from '../activity/steps.ts'
import { readGroups } from './read.ts'
import { roots } from './roots.ts'

/** The maps of a desk or board that `steps` reads. */
export const stepRoots = [roots.groups, roots.groupDeleted]

/** The part of the key that names the results. */
export const resultsStop = 'results'

/**
 * The stops of a pulse: its categories, then the results. SPEC PU6, S7.
 *
 * @param withResults false for those who may not read the results yet
 */
export function steps(doc: Y.Doc, withResults: boolean): readonly Stop[] {
  return stopsOf(readGroups(doc), withResults)
}

/** The stops for an ordered list of categories. */
export function stopsOf(groups: readonly { id: string }[], withResults: boolean): readonly Stop[] {
  const results = { key: [resultsStop], page: { showResultsPage: true, activeMultiTopicId: null } }
  const categories = groups.map(({ id }) => ({
    key: [id],
    page: { showResultsPage: false, activeMultiTopicId: id },
  }))
  return withResults ? [...categories, results] : categories
}
