import type { Translation } from '#ui/texts/useText.ts'
import type { importText } from './importText.ts'

export default {
  id: 'identifyImport',
  texts: {
    select: '2. Välj ämne(n)',
    lack: 'Välj först ett ämne för att importera.',
    unnamed: (n) => `Ämne ${n}`,
  },
} satisfies Translation<typeof importText>
