import type { EvaluatePagesProps } from '../page/EvaluatePages.tsx'

export interface ResultsPageProps extends EvaluatePagesProps {
  onOpen: (id: string) => void
  /** Opens a poll and shows it to everyone. */
  onPresent: (id: string) => void
}

export function ResultsPage(props: ResultsPageProps) {
  return <p>{props.evaluate.listTitle}</p>
}
