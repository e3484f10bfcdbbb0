import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { organizeEditorText } from './text.ts'

export default {
  id: 'organizeEditor',
  texts: {
    organize: 'Ordna',
    sections: 'Sektioner',
    addSection: 'Lägg till sektion',
    noSections: 'Inga sektioner än. Klistra in flera rader i en, så blir varje rad en sektion.',
    mostSections: `En Ordna-aktivitet har högst ${limits.organizeSections} sektioner.`,
    sectionAt: (n) => `Sektion ${n}`,
    newSection: (n) => `Sektion ${n}`,
    colorOf: (label, color) => `Färg på ${label}: ${color}`,
    descriptionOf: (label) => `Beskrivning av ${label}`,
    deleteTitle: 'Ta bort den här sektionen?',
    deleteBody: (unsorted, areVotedOn) =>
      `Inget i den går förlorat: korten kommer tillbaka till ”${unsorted}”. Du kan ångra det direkt efteråt.${areVotedOn ? ' Röster på den räknas som osäkra.' : ''}`,
    added: (count) => (count === 1 ? '1 sektion tillagd.' : `${count} sektioner tillagda.`),
    tooManyLeft: (count) =>
      `${count === 1 ? '1 rad' : `${count} rader`} får inte plats: det finns högst ${limits.organizeSections} sektioner.`,
    tooLongLeft: (count) =>
      `${count === 1 ? '1 rad' : `${count} rader`} är längre än ${limits.sectionName} tecken.`,
    unsorted: 'Det som inte är sorterat',
    unsortedName: 'Sektionens namn',
    sorting: 'Vem sorterar',
    sortings: {
      FACILITATORS: 'Jag sorterar',
      EVERYONE: 'Alla sorterar',
      EACH: 'Alla sorterar var för sig',
    },
    sortingHints: {
      FACILITATORS: 'Facilitatorerna flyttar korten. De andra ser på.',
      EVERYONE: 'Alla flyttar kort på samma tavla. Ingen ser vem som flyttade vad.',
      EACH: 'Alla placerar korten utan att se de andras val. När omröstningen stängs ser du var de är eniga.',
    },
    sorted: (sorting) => `Vem sorterar: ${sorting}`,
    takesItems: 'Deltagarna lägger till kort',
    takesItemsHint: 'Alla ser ett kort direkt.',
  },
} satisfies Translation<typeof organizeEditorText>
