/** Where the app begins in the browser. */
import '@mantine/core/styles.layer.css'
import './theme/base.css'
import './theme/forced.css'
import './theme/touch.css'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { ApiError } from './api/errors.ts'
import { App } from './app.tsx'
import { freeEscapeOfEmptyLists } from './shell/empty-list-key.ts'
import { keepFocus } from './ui/keep-focus.ts'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What was refused is refused again; what found nobody is worth another try.
      retry: (failures, error) => !(error instanceof ApiError && error.status < 500) && failures < 2,
    },
    // A save that finds nobody says so at once, beside what was typed.
    mutations: { networkMode: 'always' },
  },
})

freeEscapeOfEmptyLists()
keepFocus()
createRoot(document.querySelector('#app') ?? document.body).render(<App queries={queries} />)
