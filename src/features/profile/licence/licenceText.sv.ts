import type { Translation } from '#ui/texts/useText.ts'
import type { licenceText } from './licenceText.ts'

export default {
  id: 'licence',
  texts: {
    title: 'Licens',
    none: 'Ingen licens har lagts till i det här kontot.',
    unlimited: 'Du får ha så många sessioner och mallar du vill.',
    limited: (count, limit) => `Du använder ${count} av ${limit} sessioner, mallar inräknade.`,
    limitedHint: 'När alla är använda går det inte att skapa fler. Det som finns blir kvar och fungerar.',
    limitReached: 'Alla är använda: ta bort en eller lägg till en annan licens för att skapa en ny.',
    keyLabel: 'Licensnyckel',
    addKey: 'Lägg till nyckel',
    keyMissing: 'Ange en licensnyckel.',
    keyAdded: 'Licensen är tillagd!',
  },
} satisfies Translation<typeof licenceText>
