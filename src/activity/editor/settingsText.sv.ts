import type { Translation } from '#ui/texts/useText.ts'
import type { settingsText } from './settingsText.ts'

export default {
  id: 'activitySettings',
  texts: {
    lockInput: 'Lås för nya bidrag',
    allowNavigation: 'Tillåt navigering',
    allowNavigationHint: 'Av: aktiviteten är låst för deltagarna.',
  },
} satisfies Translation<typeof settingsText>
