import { lazy, useState } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { MissingPart } from './MissingPart.tsx'
import type { MissingPartProps } from './MissingPart.tsx'
import { isMissingFile, needsReload } from './missingFile.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
type LazyPart<P> = LazyExoticComponent<ComponentType<P>>

/** A page with lazy loading. If its file fails to load, a message in its place says so and it retries. */
export function lazyPage<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('page', load)
}

/**
 * Like `lazyPage`, for a dialog: the message is at the edge of the screen and can be closed by the dialog's own
 * `onClose`.
 */
export function lazyDialog<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('dialog', load)
}

/** Like `lazyPage`, for an optional part: renders nothing until its file is loaded. */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('part', load)
}

/**
 * React caches a failed load forever, so it gets a component that retries instead. Other errors are thrown as usual.
 */
function lazyAs<P extends object>(kind: MissingPartProps['kind'], load: Load<P>): LazyPart<P> {
  return lazy(async () => {
    try {
      return await load()
    } catch (error) {
      if (!isMissingFile(error)) throw error
      return { default: untilThere(kind, load, error) }
    }
  })
}

function untilThere<P extends object>(
  kind: MissingPartProps['kind'],
  load: Load<P>,
  first: unknown,
): ComponentType<P> {
  let there: ComponentType<P> | null = null
  return function UntilThere(props: P) {
    const [failure, setFailure] = useState(first)
    if (there) {
      const Part = there
      return <Part {...props} />
    }
    if (!isMissingFile(failure)) throw failure
    const retry = async (): Promise<void> => {
      try {
        there ??= (await load()).default
        setFailure(null)
      } catch (error) {
        setFailure(error)
      }
    }
    const { onClose } = props as { onClose?: () => void }
    return <MissingPart {...{ kind, onClose }} isOutdated={needsReload(failure)} onRetry={retry} />
  }
}
