import type { Translation } from '#ui/texts/useText.ts'
import type { projectorOrganizeText } from './projectorOrganizeText.ts'

export default {
  id: 'roomOrganize',
  texts: {
    loading: 'Öppnar aktiviteten…',
    sections: 'Sektioner',
    results: 'Var ni är överens',
    item: 'Presenterat kort',
    items: (count) => `${count} kort`,
    empty: 'Inget här än',
    nothing: 'Inga sektioner än',
    failed: 'Resultatet kunde inte läsas in. Ladda om den här sidan.',
    forThemselves: 'Alla sorterar själva',
    resultsOf: (round) => (round > 1 ? `Var ni är överens, omgång ${round}` : 'Var ni är överens'),
  },
} satisfies Translation<typeof projectorOrganizeText>
