import type { Translation } from '#ui/useText.ts'
import type { postDialogText } from './postDialogText.ts'

export default {
  id: 'postDialog',
  texts: {
    present: 'Presentera för alla',
    stop: 'Sluta presentera svaret',
    isPresented: 'Alla ser det här svaret nu.',
    isShownToYou: 'Facilitatorn visar det här svaret för alla.',
    notShown: 'Visa svaren först: deltagarna ser dem inte än.',
    partHidden: 'Aktiviteten är låst för deltagarna.',
    needsConnection: 'Det här kräver anslutning. Den återställs just nu.',
    notSavedYet: 'Det här svaret är inte sparat än.',
  },
} satisfies Translation<typeof postDialogText>
