import type { Translation } from '#ui/texts/useText.ts'
import type { presentedText } from './presentedText.ts'

export default {
  id: 'presented',
  texts: {
    present: 'Presentera för alla',
    stop: 'Sluta presentera svaret',
    isPresented: 'Alla ser det här svaret nu.',
    isShownToYou: 'Facilitatorn visar det här svaret för alla.',
    notShown: 'Visa svaren först: deltagarna ser dem inte än.',
    partHidden: 'Aktiviteten är låst för deltagarna.',
    notSavedYet: 'Det här svaret är inte sparat än.',
  },
} satisfies Translation<typeof presentedText>
