import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The page of these tests loads no fonts; a field that grows with its text asks to be told of them.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

afterEach(cleanup)
