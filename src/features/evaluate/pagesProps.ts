import type { Evaluate } from './useEvaluate.ts'
import type { OpenEvaluatePage } from './useEvaluatePage.ts'
import type { EvaluateVoting } from './useEvaluateVoting.ts'

/** What all pages of an open activity get. */
export interface EvaluatePagesProps {
  evaluate: Evaluate
  votes: EvaluateVoting
  here: OpenEvaluatePage
}
