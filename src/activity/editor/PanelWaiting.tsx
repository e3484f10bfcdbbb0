import { Skeleton } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from '../editorText.ts'

/** Placeholder while the desk is loading or not available (`isReading` of `useActivity`). */
export function PanelWaiting({ isReading }: { isReading: boolean }) {
  const text = useText(editorText)
  if (isReading) return <p role="status">{text.deskAway}</p>
  return <Skeleton height={240} role="status" aria-label={text.loading} />
}
