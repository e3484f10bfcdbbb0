import type { Translation } from '#ui/texts/useText.ts'
import type { templatesText } from './templatesText.ts'

export default {
  id: 'templates',
  texts: {
    open: (name) => `Förhandsgranska mallen ${name}`,
    nameMissing: 'Mallens namn hittades inte',
    descMissing: 'Mallens beskrivning hittades inte',
    official: 'Officiell',
    officialSwitch: 'Officiell mall',
    officialHint: 'Den finns i biblioteket för alla. Bara administratörer ser reglaget.',
    public: 'Offentlig',
    private: 'Privat',
    by: (name) => `Av ${name}`,
    copies: (count) => (count === 1 ? 'Använd en gång' : `Använd ${count} gånger`),
    loading: 'Laddar mallen…',
    failed: 'Mall',
    activities: (count) => (count === 1 ? '1 aktivitet' : `${count} aktiviteter`),
    noActivities: 'Mallen har inga aktiviteter än.',
    creator: 'Skapad av',
    used: 'Använd',
    times: (count) => (count === 1 ? 'en gång' : `${count} gånger`),
    categories: 'Kategorier',
    preview: 'Förhandsgranska',
  },
} satisfies Translation<typeof templatesText>
