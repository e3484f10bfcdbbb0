import type { LossKind } from '#domain/activity/lost.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { lostText } from './lostText.ts'

const whys: Record<LossKind, string> = {
  deleted: 'togs bort',
  replaced: 'ersattes av en annan aktivitet',
  hidden: 'doldes',
}

export default {
  id: 'lost',
  texts: {
    why: (name, kind) => `Du är här för att ”${name}” ${whys[kind]}.`,
  },
} satisfies Translation<typeof lostText>
