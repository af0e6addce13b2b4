import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import { useLoadedPart } from '@/components/loading/use-loaded-part';

interface Load {
  arrive: () => void;
  fail: () => void;
}
const loads: Load[] = [];
const Part = () => <p>The part</p>;
const load = () =>
  new Promise<ComponentType>((resolve, reject) => {
    loads.push({ arrive: () => resolve(Part), fail: () => reject(new Error('offline')) });
  });

const opened = jest.fn();
const failed = jest.fn();

function Page() {
  const { Part: Loaded, status, preload, open } = useLoadedPart(load);
  return (
    <>
      <button type="button" onPointerEnter={preload} onClick={() => open(opened, failed)}>
        Open
      </button>
      <output>{status}</output>
      {Loaded ? <Loaded /> : null}
    </>
  );
}

const settle = (index: number, how: keyof Load) => act(async () => loads[index]?.[how]());
const button = () => screen.getByRole('button');

beforeEach(() => {
  loads.length = 0;
  jest.clearAllMocks();
});

describe('A part that is loaded on demand', () => {
  it('shows nothing before it was opened, even if it was loaded before', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.hover(button());
    await settle(0, 'arrive');
    expect(screen.queryByText('The part')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('idle');
  });

  it('is opened once it has arrived', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(button());
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    expect(opened).not.toHaveBeenCalled();
    await settle(1, 'arrive');
    expect(screen.getByText('The part')).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('follows the last press only', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.hover(button());
    await user.click(button());
    await user.click(button());
    await settle(1, 'fail');
    expect(failed).not.toHaveBeenCalled();
    await settle(2, 'arrive');
    expect(screen.getByRole('status')).toHaveTextContent('loaded');
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

it('What is loading is said to screen readers only; the bars are for the eye', () => {
  const { container } = render(<LoadingSkeleton label="Loading the part" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the part');
  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('');
});
