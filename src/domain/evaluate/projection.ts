import type * as Y from 'yjs'
import { write } from '../activity/boardKeys.ts'
import { projectItems } from '../activity/items/projectItems.ts'
import type { Changes } from '../projection.ts'
import { contents } from './copy.ts'
import { roots } from './roots.ts'
import { keepHighest, readSetup, setupNumbers } from './setup.ts'
import type { SetupField } from './setup.ts'

/**
 * Projects an Evaluate activity's desk onto its board: texts, polls and sub-polls as every kind's, and by hand the numbers
 * of its setup, which depend on each other. SPEC P1 to P6, EV5
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed
 */
export function projectEvaluate(docs: { desk: Y.Doc; board: Y.Doc }, changes: Changes): void {
  projectItems(contents, docs, changes)
  if (changes !== 'all' && !changes.has(roots.setup.key)) return
  const [stored, shown] = [roots.setup(docs.desk), roots.setup(docs.board)]
  const setup = setupNumbers(readSetup(docs.desk))
  keepHighest(docs.board, setup.pollRangeH)
  for (const field of new Set([...stored.keys(), ...shown.keys()])) {
    const isThere = Object.hasOwn(setup, field) && stored.has(field)
    write(shown as Y.Map<unknown>, field, isThere ? setup[field as SetupField] : undefined)
  }
}
