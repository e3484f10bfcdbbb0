import { IconSearch } from '@tabler/icons-react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useText } from '#ui/useText.ts'
import { pageText } from './text.ts'

/** In place of the cards where no answer contains what is searched for. */
export function NoMatch({ search }: { search: string }) {
  const text = useText(pageText)
  return (
    <EmptyState
      icon={<IconSearch size={28} />}
      title={text.noMatchTitle}
      hint={text.noMatchHint(search.trim())}
    />
  )
}
