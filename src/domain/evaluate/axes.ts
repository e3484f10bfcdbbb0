import type * as Y from 'yjs'
import type { Phrase } from '../activity/exported.ts'
import { textOf } from '../activity/texts.ts'
import type { Scale } from '../activity/votes/results.ts'
import { limits } from '../limits.ts'
import { roots } from './roots.ts'
import { scaleOf } from './setup.ts'

/** What is shown of an axis, on screens and in exports. */
export interface AxisTexts {
  /** Empty where somebody emptied it. */
  title: string
  /** What its values mean, such as '1 Low, 5 High'. Never empty. SPEC EV17 */
  help: Phrase
}

/** The help text of an axis that a new activity stores. SPEC EV2 */
export const usualHelp = '1 Low, 5 High'

/** The axes of an activity, from its desk or board: one of Scales; two of a matrix, the horizontal one first. */
export function readAxes(doc: Y.Doc): AxisTexts[] {
  const scale = scaleOf(doc)
  const info = roots.info(doc)
  const fields = [
    ['group1Text', 'group1HelpText'],
    ['group2Text', 'group2HelpText'],
  ] as const
  return fields.slice(0, scale.axes).map(([title, help]) => {
    const typed = typedHelp(textOf(info.get(help), limits.axisText))
    return {
      title: textOf(info.get(title), limits.axisText),
      help: typed === '' ? helpOfRange(scale) : { en: typed, sv: typed },
    }
  })
}

/**
 * The help text of an axis that somebody typed; empty for none, and for the default, which new activities store and
 * nobody typed. SPEC EV2, EV17
 */
export function typedHelp(stored: string): string {
  return stored.trim() === usualHelp ? '' : stored
}

/** What the ends of a scale mean where nobody typed it. SPEC EV17 */
export function helpOfRange({ low, high }: Pick<Scale, 'low' | 'high'>): Phrase {
  return { en: `${low} Low, ${high} High`, sv: `${low} Låg, ${high} Hög` }
}
