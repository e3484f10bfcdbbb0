import type { Translation } from '#ui/texts/useText.ts'
import type { editorText } from './editorText.ts'

export default {
  id: 'activityEditor',
  texts: {
    loading: 'Laddar redigeraren',
    activityType: 'Typ av aktivitet',
    typeHint:
      'Typen av aktivitet kan inte ändras här. ”Byt aktivitet…” i aktivitetens meny i agendan sätter en annan typ i dess ställe.',
    description: 'Beskrivning',
    importData: 'Importera data',
    importFile: 'Importera från fil…',
    show: (label) => `Gå till ${label}`,
    textOf: (label) => `Text för ${label}`,
    sort: (label) => `Flytta ${label}`,
    sortHint:
      'Tryck på mellanslag för att lyfta, piltangenterna för att flytta, mellanslag igen för att släppa och Escape för att avbryta. Det går också att flytta via menyn.',
    lifted: (label) => `Lyft: ${label}.`,
    over: (place, all) => `Plats ${place} av ${all}.`,
    overNothing: 'Inte över något. Släpper du här ändras inget.',
    dropped: 'Släppt.',
    dropCancelled: 'Avbrutet. Allt är där det var.',
    moved: (label, place, all) => `${label} är nu ${place} av ${all}`,
    menu: (label) => `Åtgärder för ${label}`,
    hide: (label) => `Dölj ${label} för deltagarna`,
    unhide: (label) => `Visa ${label} för deltagarna`,
    lastOne: 'Den sista kan inte tas bort.',
    deleted: (label) => `${label} är borttagen`,
    deskAway: 'Redigeringen får vänta på en direktanslutning.',
    options: 'Alternativ för aktiviteten',
    redo: 'Gör om',
    undone: 'Ångrat',
    redone: 'Gjort om',
    cannotUndo: 'Något annat har ändrats under tiden. Använd Ångra i aktiviteten, steg för steg.',
    name: 'Aktivitetens namn',
    editName: 'Redigera namnet',
  },
} satisfies Translation<typeof editorText>
