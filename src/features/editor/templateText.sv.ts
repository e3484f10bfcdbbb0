import type { Translation } from '#ui/texts/useText.ts'
import type { templateText } from './templateText.ts'

export default {
  id: 'templateSettings',
  texts: {
    title: 'Mall',
    loading: 'Laddar mallen…',
    desc: 'Beskrivning',
    descHint: 'Vad den är till för, och för vilka. Den hittas också i sökningen.',
    count: (used, limit) => `${used} av ${limit} tecken`,
    picture: 'Bild',
    pictureOf: (number) => (number === 0 ? 'Den vanliga bilden' : `Bild ${number}`),
    public: 'Offentlig',
    publicOn:
      'Alla med konto kan hitta den, titta på den och kopiera den. Bara de som leder den kan ändra i den.',
    publicOff: 'Ingen ser den utom de som leder den.',
    isOfficial: 'Den är officiell, så alla med konto hittar den oavsett vad som är valt här.',
    official: 'Officiell',
    officialHint: 'Den finns i biblioteket för alla. Det bestämmer bara administratörer.',
    onlyCreator: 'Bara den som skapade mallen bestämmer var den går att hitta.',
    categories: 'Kategorier',
    categoriesHint: (most) => `Högst ${most}. Andra filtrerar efter dem.`,
    addCategory: 'Lägg till en kategori',
    categoryPlaceholder: 'Skriv och tryck på Enter',
    suggestions: 'Föreslagna kategorier',
    removeCategory: (category) => `Ta bort ${category}`,
    added: (category) => `${category} är tillagd`,
    removed: (category) => `${category} är borttagen`,
  },
} satisfies Translation<typeof templateText>
