const scriptPattern = /<script src="(\/_next\/static\/[^"]+\.js)"(?=[^>]* async="")(?![^>]* type=)([^>]*)>/g;
const preloadPattern = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^>]*>/g;

/** A type that no browser runs or fetches. */
const waiting = 'text/late-script';

/**
 * Runs in the browser. A page that nobody sees never paints, so it does not wait; where the browser tells nothing of its paints, the
 * second frame stands for the first paint; three seconds are enough in any case. What is entered meanwhile is kept for
 * `src/components/use-early-input.ts`, until its part of the page lives, or another page is shown.
 */
const starter = `(function(){var d,p=location.pathname,m=window.earlyInput=new Map();
function keep(e){var t=e.target;if(location.pathname!==p){m.clear();document.removeEventListener("input",keep,true)}else if(!t.closest("[data-lives]"))m.set(t,t.type==="checkbox"||t.type==="radio"?t.checked:t.value)}
document.addEventListener("input",keep,true);m.path=p;
function go(){if(d)return;d=1;document.querySelectorAll('script[type="${waiting}"]').forEach(function(t){var s=document.createElement("script");for(var i=0;i<t.attributes.length;i++){var a=t.attributes[i];if(a.name!=="type")s.setAttribute(a.name,a.value)}t.replaceWith(s)})}
if(document.visibilityState!=="visible")return go();
document.addEventListener("visibilitychange",go);setTimeout(go,3000);
if(window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf("paint")>=0)new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint").length)go()}).observe({type:"paint",buffered:true});
else requestAnimationFrame(function(){requestAnimationFrame(go)})})()`;

/**
 * Lets the scripts of a finished page wait for its first paint, so that neither the line nor the processor of a phone is busy with
 * them while there is nothing to read. Their tags stay where they are, with a type that does not run, and become themselves again.
 */
export function startScriptsLate(html: string): string {
  const bodyEnd = html.lastIndexOf('</body>');
  if (bodyEnd === -1) return html;
  let count = 0;
  const body = html.slice(0, bodyEnd).replace(preloadPattern, '').replace(scriptPattern, (_tag, source: string, rest: string) => {
    count += 1;
    return `<script src="${source}" type="${waiting}"${rest}>`;
  });
  return count === 0 ? html : `${body}<script>${starter}</script>${html.slice(bodyEnd)}`;
}
