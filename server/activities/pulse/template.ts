import type { CopiedValues } from '#domain/pulse/copy.ts'
import { categoryType, statementType } from '#domain/pulse/items.ts'
import type { OfficialKind } from '../official.ts'

/** A pulse of a template that comes with the product. Texts stay within the limits of the domain. */
export interface OfficialPulse extends PulseTexts {
  kind: 'pulse'
}

/** Its texts; in each language the lists have the same lengths. */
export interface PulseTexts {
  name: string
  desc: string
  /** What the ends of the scale mean, such as '1 Disagree, 5 Agree'. */
  help: string
  /** Heading of the list of statements. */
  listTitle: string
  categories: readonly { name: string; statements: readonly string[] }[]
  /** Notes for the facilitator. */
  notes: string
}

export const officialPulse: OfficialKind<OfficialPulse, PulseTexts> = {
  values,
  translated: (activity, texts) => ({ ...activity, ...texts }),
  texts: ({ desc, help, listTitle, categories, notes }) => [
    ...[desc, help, listTitle, notes],
    ...categories.flatMap(({ name, statements }) => [name, ...statements]),
  ],
  form: ({ categories }) => ({ categories: categories.map(({ statements }) => statements.length) }),
}

/** The statements belong to the activity, as if a facilitator had typed them. SPEC PU9. */
function values(activity: OfficialPulse, now: number): CopiedValues {
  const { name, desc, help, listTitle, categories, notes } = activity
  const typed = { createdAt: now, byFacilitator: true, isApproved: true, source: null }
  return {
    info: { pulseName: name, groupText: desc, groupHelpText: help, sliderListTitleHeading: listTitle, notes },
    isApprovalNeeded: true,
    resultsMode: 'STEPS',
    items: {
      [categoryType.record.key]: categories.map(({ name: text }) => ({ text, under: null, source: null })),
      [statementType.record.key]: categories.flatMap(({ statements }, under) =>
        statements.map((text) => ({ under, text, ...typed })),
      ),
    },
    lineage: [],
  }
}
