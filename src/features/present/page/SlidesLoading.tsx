import { Button, Progress } from '@mantine/core'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Slides, SlidesFailure } from '../viewer/useSlides.ts'
import { presentText } from '../text.ts'
import classes from './SlidesLoading.module.css'

/** While a document is being opened: how much of it is here. */
export function SlidesLoading({ progress }: { progress: number }) {
  const text = useText(presentText)
  const percent = Math.round(progress * 100)
  const words = percent > 0 ? text.loaded(percent) : text.loading
  return (
    <div className={classes.loading}>
      <p>{words}</p>
      <Progress value={percent} animated aria-label={text.loading} w="100%" maw={320} />
    </div>
  )
}

/** Why a document does not open, and another try. */
export function SlidesFailed({ failure, onRetry }: { failure: SlidesFailure; onRetry: () => void }) {
  const text = useText(presentText)
  const { tryAgain } = useText(uiText)
  return (
    <div role="alert">
      <EmptyState title={text.failures[failure]}>
        <Button variant="default" onClick={onRetry}>
          {tryAgain}
        </Button>
      </EmptyState>
    </div>
  )
}

/** Over a document that is being replaced: how much of the next one is here, or why it does not open. SPEC SL5 */
export function NextSlides({ progress, failure, retry }: Omit<Slides, 'pages'>) {
  const text = useText(presentText)
  const { tryAgain } = useText(uiText)
  if (failure === null && progress === null) return null
  return (
    <div className={classes.next} role={failure ? 'alert' : 'status'}>
      {failure ? text.nextFailures[failure] : text.nextLoading}
      {failure ? (
        <Button variant="default" size="compact-sm" onClick={retry}>
          {tryAgain}
        </Button>
      ) : (
        <Progress value={(progress ?? 0) * 100} aria-hidden="true" w={120} />
      )}
    </div>
  )
}
