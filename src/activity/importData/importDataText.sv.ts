import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { importDataText } from './importDataText.ts'

export default {
  id: 'importData',
  texts: {
    title: 'Importera data från fil',
    dropHere: 'Släpp ett kalkylblad här, eller välj ett.',
    fileHint: `Filer av typen .xlsx, upp till ${limits.importMegabytes} MB.`,
    chooseFile: 'Välj en fil',
    changeFile: 'Byt fil',
    reading: 'Filen läses…',
    faults: {
      wrongType: 'Ogiltig filtyp',
      severalFiles: 'En fil i taget, tack.',
      tooLarge: `Filen är för stor. Filer på upp till ${limits.importMegabytes} MB kan läsas.`,
      unreadable: 'Filen kan inte läsas. Spara den som .xlsx en gång till och försök igen.',
      locked: 'Filen är skyddad med ett lösenord. Spara en kopia utan lösenord och välj den.',
      empty: 'Det finns inget i filen.',
    },
    selectData: '1. Välj data',
    sheets: 'Filens blad',
    gridOf: (name) => `Celler i ${name}`,
    gridHint: 'Dra över celler, eller använd piltangenterna med Shift. Ctrl+A väljer allt.',
    emptySheet: 'Det finns inget i bladet.',
    unreadableSheet: 'Bladet kan inte läsas. Spara filen som .xlsx en gång till och försök igen.',
    hidden: 'dold',
    hiddenLines:
      'Markerade rader och kolumner är dolda i filen. De tas inte med när allt, en hel rad eller en hel kolumn väljs.',
    noResult: 'inget resultat',
    untaken: (count) =>
      count === 1
        ? 'En cell har ett fel eller en formel utan resultat och läggs inte till.'
        : `${count} celler har fel eller formler utan resultat och läggs inte till.`,
    cut: (rows, columns) => `Bara de första ${rows} raderna och ${columns} kolumnerna visas.`,
    selected: (count, range) =>
      count === 1 ? `En text är vald (${range}).` : `${count} texter är valda (${range}).`,
    someTooLong: (count, limit) =>
      count === 1
        ? `En är längre än ${limit} tecken och läggs inte till.`
        : `${count} är längre än ${limit} tecken och läggs inte till.`,
    tooMuch: (most) => `Högst ${most} texter kan läggas till på en gång. Välj färre.`,
    noTexts: 'Välj först celler med text för att importera.',
    firstIsHeading: 'Första raden är rubriken',
    import: 'Importera',
    running: 'Importerar…',
    progress: 'Så långt har importen kommit',
    doneOf: (done, total) => `${done} av ${total}`,
    finished: (added, total) =>
      added < total
        ? `${added} av ${total} lades till.`
        : total === 1
          ? 'Texten lades till.'
          : `Alla ${total} lades till.`,
    cancelled: (added, total) => `Avbrutet: ${added} av ${total} lades till.`,
    waiting: (count) =>
      count === 1
        ? 'En av dem är inte sparad än, vi fortsätter försöka.'
        : `${count} av dem är inte sparade än, vi fortsätter försöka.`,
    failures: (count) => (count === 1 ? 'En text lades inte till' : `${count} texter lades inte till`),
    copyFailures: 'Kopiera texterna',
    tooLong: (length, limit) => `Den har ${length} tecken; högst ${limit} får plats.`,
  },
} satisfies Translation<typeof importDataText>
