import { useAnnouncement } from './announce.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Where announcements are heard. One of them, always on the page: a region that comes with its text is not read. */
export function LiveRegion() {
  const { text, count } = useAnnouncement()
  return (
    <VisuallyHidden role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  )
}
