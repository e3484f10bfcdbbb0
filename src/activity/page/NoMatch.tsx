import { IconSearch } from '@tabler/icons-react'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { activityText } from '../text.ts'

/** Replaces the cards when no item matches the search. */
export function NoMatch({ search }: { search: string }) {
  const text = useText(activityText)
  const noun = useItemNoun()
  return (
    <EmptyState
      icon={<IconSearch size={28} />}
      title={text.noMatchTitle(noun)}
      hint={text.noMatchHint(search.trim())}
    />
  )
}
