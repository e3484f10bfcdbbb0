import type { Translation } from '#ui/texts/useText.ts'
import type { notesText } from './notesText.ts'

export default {
  id: 'notes',
  texts: {
    close: 'Stäng anteckningarna',
    of: (name) => `Anteckningar till ${name}`,
    private: 'Bara för facilitatorer. De syns aldrig för deltagarna eller på projektorn.',
    placeholder: 'Vad du ska säga, hur lång tid det får ta, vad du ska tänka på…',
    count: (used, limit) => `${used}/${limit}`,
    none: 'Anteckningar hör till en aktivitet',
    noneHint: 'Öppna en från agendan för att läsa och skriva dess anteckningar.',
    loading: 'Laddar anteckningarna…',
    empty: 'Inga anteckningar till den här aktiviteten.',
  },
} satisfies Translation<typeof notesText>
