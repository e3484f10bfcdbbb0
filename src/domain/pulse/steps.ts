import type * as Y from 'yjs'
import { readItems, standingRoots } from '../activity/items/readItems.ts'
import type { PageFields, Stop } from '../activity/steps.ts'
import { categoryType } from './items.ts'

/** The maps of a desk or board that `steps` reads. */
export const stepRoots = standingRoots(categoryType)

/** What is open of the results: the statements, or the means of the categories. */
export type ResultsView = 'statements' | 'categories'

/** The results in fields of the shared state. */
export function resultsPage(view: ResultsView): PageFields {
  return { showResultsPage: true, showGraph: view === 'categories' }
}

/**
 * Who may open the results: whoever may read them, and facilitators also while nobody may, since there they close voting.
 * SPEC PU6, BT6.
 */
export function mayOpenResults(mayRead: boolean, seesAll: boolean): boolean {
  return mayRead || seesAll
}

/** The vote page of a category in fields of the shared state. */
export function votePage(categoryId: string | null): PageFields {
  return { showResultsPage: false, showGraph: false, activeMultiTopicId: categoryId }
}

/** The results that a page shows. */
export function resultsViewOf({ showGraph }: PageFields): ResultsView {
  return showGraph ? 'categories' : 'statements'
}

/**
 * The stops of a pulse: its categories, then the results of the statements, then the means of several categories. SPEC
 * PU6, S7.
 *
 * @param withResults false for those who may not read the results yet
 */
export function steps(doc: Y.Doc, withResults: boolean): readonly Stop[] {
  return stopsOf(readItems(categoryType, doc), withResults)
}

/** The stops for an ordered list of categories. */
export function stopsOf(categories: readonly { id: string }[], withResults: boolean): readonly Stop[] {
  const views: readonly ResultsView[] = categories.length > 1 ? ['statements', 'categories'] : ['statements']
  const results = views.map((view) => ({
    key: [view],
    page: { ...resultsPage(view), activeMultiTopicId: null },
  }))
  const votes = categories.map(({ id }) => ({ key: [id], page: votePage(id) }))
  return withResults ? [...votes, ...results] : votes
}
