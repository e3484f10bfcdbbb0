import type { Translation } from '#ui/texts/useText.ts'
import type { exportText } from './exportText.ts'

export default {
  id: 'export',
  texts: {
    title: 'Exportera innehåll',
    hint: 'Allt som finns, även dolda svar. Inga deltagare nämns vid namn.',
    sheet: 'Kalkylblad',
    sheetHint: 'En översikt och ett blad för varje aktivitet, som Excel-fil.',
    csv: 'CSV för Jira',
    csvHint: 'Varje svar blir ett ärende. Importera filen i Jira eller ett liknande verktyg.',
    activity: 'Aktivitet',
    noActivity: 'Det finns ingen aktivitet med svar.',
    download: 'Ladda ner',
    downloadOf: (what: string) => `Ladda ner: ${what}`,
    saved: (fileName: string) => `${fileName} är nedladdad`,
    template: 'Spara som mall',
    templateHint:
      'Aktiviteterna med sina ämnen och frågor, att använda igen. Det deltagarna skrev stannar här.',
    templateSaved: 'Sparad bland dina mallar.',
    openTemplate: 'Öppna mallen',
  },
} satisfies Translation<typeof exportText>
