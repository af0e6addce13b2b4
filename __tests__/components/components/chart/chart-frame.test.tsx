import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { ChartFrame } from '@/components/chart/chart-frame';

function renderFrame(width: number): (number | null)[] {
  const frame = createRef<HTMLDivElement>();
  const pointed: (number | null)[] = [];
  render(
    <div data-testid="place">
      <ChartFrame
        frame={frame}
        width={width}
        height={240}
        label="Balance by year"
        onPoint={(distance) => pointed.push(distance)}
      >
        <circle r={5} />
      </ChartFrame>
    </div>,
  );
  const rect = { left: 30 } as DOMRect;
  if (frame.current) frame.current.getBoundingClientRect = () => rect;
  return pointed;
}

describe('The frame of a chart', () => {
  it('says in words what is drawn, as large as its place', () => {
    renderFrame(600);
    const drawing = screen.getByRole('img', { name: 'Balance by year' });
    expect(drawing.getAttribute('viewBox')).toBe('0 0 600 240');
    expect(drawing.querySelector('circle')).not.toBeNull();
  });

  it('draws nothing before its width is known', () => {
    renderFrame(0);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('tells how far from its left edge the pointer or a finger is, and that it has left', () => {
    const pointed = renderFrame(600);
    const drawing = screen.getByRole('img');
    // jsdom's own pointer events have no place.
    fireEvent(drawing, new MouseEvent('pointerdown', { bubbles: true, clientX: 30 }));
    fireEvent(drawing, new MouseEvent('pointermove', { bubbles: true, clientX: 180 }));
    fireEvent.pointerLeave(screen.getByTestId('place').firstElementChild ?? drawing);
    expect(pointed).toEqual([0, 150, null]);
  });
});
