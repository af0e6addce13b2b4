import { useDispatch, useSelector } from 'react-redux';
import type { DeskState, DeskStore } from './desk-store';

export const useDeskDispatch = useDispatch.withTypes<DeskStore['dispatch']>();
export const useDeskSelector = useSelector.withTypes<DeskState>();
