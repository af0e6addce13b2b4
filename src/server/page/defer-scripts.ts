const scriptPattern =
  /<script src="(\/_next\/static\/[^"]+\.js)"(?=[^>]* async="")(?![^>]* type=)([^>]*)>/g;
const preloadPattern = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^>]*>/g;

/** A script type that browsers neither fetch nor execute. */
const deferredScriptType = 'text/late-script';

/**
 * Runs in the browser. A hidden page never paints, so its scripts start at once; without paint timing in the browser, the second
 * animation frame stands in for the first paint; the wait is limited to three seconds. Input entered meanwhile is recorded for
 * `src/components/use-early-input.ts` until its part of the page is hydrated or another page is shown. A form without an address of its own
 * that is submitted meanwhile waits, too: sent by the browser, it would lose what was typed and show it in the address.
 */
const deferredScriptLoader = `(function(){var d,p=location.pathname,m=window.earlyInput=new Map();
function keep(e){var t=e.target;if(location.pathname!==p){m.clear();document.removeEventListener("input",keep,true)}else if(!t.closest("[data-hydrated]"))m.set(t,t.type==="checkbox"||t.type==="radio"?t.checked:t.value)}
function hold(e){var f=e.target;if(f.hasAttribute("action")||f.closest("[data-hydrated]"))return;e.preventDefault();window.earlySubmit=f}
document.addEventListener("input",keep,true);document.addEventListener("submit",hold,true);m.path=p;
function go(){if(d)return;d=1;document.querySelectorAll('script[type="${deferredScriptType}"]').forEach(function(t){var s=document.createElement("script");for(var i=0;i<t.attributes.length;i++){var a=t.attributes[i];if(a.name!=="type")s.setAttribute(a.name,a.value)}t.replaceWith(s)})}
if(document.visibilityState!=="visible")return go();
document.addEventListener("visibilitychange",go);setTimeout(go,3000);
if(window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf("paint")>=0)new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint").length)go()}).observe({type:"paint",buffered:true});
else requestAnimationFrame(function(){requestAnimationFrame(go)})})()`;

/**
 * Defers the scripts of a finished page until the first paint, so that neither network nor CPU is busy with them while nothing is
 * visible yet. The tags stay in place with a type that is not executed and are replaced by runnable scripts afterwards.
 */
export function deferScripts(html: string): string {
  const bodyEnd = html.lastIndexOf('</body>');
  if (bodyEnd === -1) return html;
  let count = 0;
  const body = html
    .slice(0, bodyEnd)
    .replace(preloadPattern, '')
    .replace(scriptPattern, (_tag, source: string, rest: string) => {
      count += 1;
      return `<script src="${source}" type="${deferredScriptType}"${rest}>`;
    });
  return count === 0
    ? html
    : `${body}<script>${deferredScriptLoader}</script>${html.slice(bodyEnd)}`;
}
