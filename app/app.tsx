/** The app in its surroundings: data, language, colours, dialogs that any page may need. */
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { sessionQuery } from './api/session.ts'
import { routerWith } from './router.tsx'
import { ConnectionBanner } from './shell/connection-banner.tsx'
import { themeWith } from './theme/theme.ts'
import { AccentContext } from './theme/accent-context.ts'
import { LanguageContext, languageOf } from './words/language.ts'
import { shellWords } from './words/shell.ts'

const DEFAULT_ACCENT = '#1d5fd1'

/** For the <style> elements that the component library writes (Content-Security-Policy). */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? ''
// What keeps the page still behind a dialog writes one, too, and asks for the nonce by this name (get-nonce).
Object.assign(globalThis, { __webpack_nonce__: nonce })

const Later = lazy(() => import('./shell/overlays.tsx').then(({ Later }) => ({ default: Later })))

export function App({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <Surroundings queries={queries} />
    </QueryClientProvider>
  )
}

function Surroundings({ queries }: { queries: QueryClient }) {
  const [accent, setAccent] = useState<string>(DEFAULT_ACCENT)
  const router = useMemo(() => routerWith(queries), [queries])
  const { data: session } = useQuery(sessionQuery)
  const language = languageOf([session?.account.language ?? '', ...navigator.languages])
  const theme = useMemo(() => themeWith(accent, shellWords[language]), [accent, language])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <AccentContext value={setAccent}>
        <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
          <ConnectionBanner />
          <RouterProvider router={router} />
          {/* Not needed before something happens: loaded after the page. */}
          <Suspense>
            <Later />
          </Suspense>
        </MantineProvider>
      </AccentContext>
    </LanguageContext>
  )
}
