import type { CopiedValues } from '#domain/organize/copy.ts'
import type { Sorting } from '#domain/organize/flags.ts'
import { groupType, itemType, sectionType } from '#domain/organize/items.ts'
import type { OfficialKind } from '../official.ts'

/** An Organize activity of a template that comes with the product: sections, into which the room sorts what it adds. */
export interface OfficialOrganize extends OrganizeTexts {
  kind: 'organize'
  sorting: Sorting
  /** Of the sections, in their order. */
  colors: readonly number[]
}

/** Its texts; in each language the lists have the same lengths. */
export interface OrganizeTexts {
  name: string
  desc: string
  /** What is not sorted. */
  unsorted: OfficialSection
  sections: readonly OfficialSection[]
  /** Notes for the facilitator. */
  notes: string
}

interface OfficialSection {
  name: string
  desc: string
}

export const officialOrganize: OfficialKind<OfficialOrganize, OrganizeTexts> = {
  values,
  translated: (activity, texts) => ({ ...activity, ...texts }),
  texts: ({ desc, unsorted, sections, notes }) => [
    ...[desc, notes],
    ...[unsorted, ...sections].flatMap((section) => [section.name, section.desc]),
  ],
  form: ({ sorting, colors, sections }) => ({ sorting, colors, sections: sections.length }),
}

function values({ name, desc, unsorted, sections, sorting, colors, notes }: OfficialOrganize): CopiedValues {
  const texts = {
    ...{ organizeName: name, organizeDesc: desc, notes },
    ...{ toplevelSectionName: unsorted.name, unsortedSectionDesc: unsorted.desc },
  }
  return {
    info: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    items: {
      [sectionType.record.key]: sections.map((section, at) => ({
        ...{ text: section.name, desc: section.desc, color: colors[at] ?? 0 },
        ...{ under: null, source: null },
      })),
      [groupType.record.key]: [],
      [itemType.record.key]: [],
    },
    places: [],
    sorting,
    areItemsTaken: true,
    // As choosing that everyone sorts for themselves sets it. SPEC OR5
    resultsMode: sorting === 'EACH' ? 'CLOSED' : 'STEPS',
  }
}
