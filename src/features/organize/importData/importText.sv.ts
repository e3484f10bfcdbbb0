import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { importText } from './importText.ts'

const both = (count: number, made: number): string =>
  made === 0 ? `${count} kort` : `${count} kort och ${made === 1 ? '1 ny sektion' : `${made} nya sektioner`}`

export default {
  id: 'organizeImport',
  texts: {
    into: '2. Välj sektion (för rader som inte anger någon)',
    columns: { text: 'Text', desc: 'Beskrivning', section: 'Sektion' },
    none: 'Ingen',
    column: (n, cell) => (cell === '' ? `Kolumn ${n}` : `Kolumn ${n}: ${cell}`),
    labelSection: 'Sektion',
    willAdd: (count, made, names) =>
      count === 0
        ? 'Inget kort läggs till.'
        : `${both(count, made)} läggs till${made === 0 ? '.' : `: ${names}.`}`,
    arrived: (count, made) => `${both(count, made)} har lagts till.`,
    noSections: (count, names) =>
      `Det finns inte plats för ${count === 1 ? 'sektionen' : 'sektionerna'} ${names}. Korten läggs till utan att sorteras.`,
    left: {
      noText: (count) => `${count} kort utan text läggs inte till.`,
      longText: (count) => `${count} kort längre än ${limits.postText} tecken läggs inte till.`,
      longDesc: (count) =>
        `${count} kort med en beskrivning längre än ${limits.postDesc} tecken läggs inte till.`,
      full: (count) => `${count} kort får inte plats: det finns högst ${limits.organizeItems}.`,
    },
    why: {
      noText: 'Det finns ingen text i kolumnen för text.',
      longText: `Den är längre än ${limits.postText} tecken.`,
      longDesc: `Beskrivningen är längre än ${limits.postDesc} tecken.`,
    },
  },
} satisfies Translation<typeof importText>
