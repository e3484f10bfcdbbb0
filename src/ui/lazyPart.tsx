import { lazy, useState } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { MissingPart } from './MissingPart.tsx'
import type { MissingPartProps } from './MissingPart.tsx'
import { isMissingFile, needsReload } from './missingFile.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
type LazyPart<P> = LazyExoticComponent<ComponentType<P>>

/** A page that is fetched when it is shown. Where its file cannot be had, it says so in its place and tries again. */
export function lazyPage<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('page', load)
}

/** As `lazyPage`, for a dialog: says it at the edge of the screen, and can be closed by the dialog's own `onClose`. */
export function lazyDialog<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('dialog', load)
}

/** As `lazyPage`, for what a page can do without: stays away until its file can be had. */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  return lazyAs('part', load)
}

/** React keeps a failed load for ever: what it keeps here is a part that goes on trying. Other errors are thrown as always. */
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
