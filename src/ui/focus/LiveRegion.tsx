import { useAnnouncement } from './announce.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * The live region for announcements. There is one, always on the page: screen readers ignore a region that is inserted
 * with its text.
 */
export function LiveRegion() {
  const { text, count } = useAnnouncement()
  return (
    <VisuallyHidden role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  )
}
