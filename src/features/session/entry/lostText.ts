import type { LossKind } from '#domain/activity/lost.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

const whys: Record<LossKind, string> = {
  deleted: 'was deleted',
  replaced: 'was replaced by another activity',
  hidden: 'was hidden',
}

/** Why a screen is no longer on its activity. */
export const lostText = {
  id: 'lost',
  en: {
    why: (name: string, kind: LossKind) => `You are here because “${name}” ${whys[kind]}.`,
  },
} satisfies Catalogue<unknown>
