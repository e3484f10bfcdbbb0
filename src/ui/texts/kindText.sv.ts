import type { kindText } from './kindText.ts'
import type { Translation } from './useText.ts'

export default {
  id: 'kinds',
  texts: {
    pulse: 'Puls',
    identify: 'Identifiera',
    organize: 'Ordna',
    evaluate: 'Skalor',
    matrix: '2x2-matris',
    brainstorm: 'Brainstorm',
    plan: 'Planering',
    present: 'Bilder',
  },
} satisfies Translation<typeof kindText>
